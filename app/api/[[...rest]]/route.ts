import { methods } from "@/lib/server/http";
import { nowhere } from "@/lib/server/nowhere";

export const dynamic = "force-dynamic";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(nowhere);
