import { sentPage } from "@/lib/server/leads/sent-page";

export const GET = sentPage("contact");
