import { methods } from "@/lib/server/http/route-handler";
import { notFoundRoute } from "@/lib/server/http/missing-page";

export const dynamic = "force-dynamic";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(notFoundRoute);
