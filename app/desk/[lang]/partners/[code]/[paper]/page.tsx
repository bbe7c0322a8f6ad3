import { deskPage } from "@/app/desk/desk-page";
import { PartnerPaper, PAPERS } from "@/components/desk/partners/partner-paper";
import { notFound } from "@/lib/server/core/api-error";
import { env } from "@/lib/server/core/env";
import { deskPartners } from "@/lib/server/wiring/desk";

type Params = { code: string; paper: string };

const PATH = {
  tab: "more",
  path: ({ code, paper }: Params) => `/desk/partners/${code}/${paper}`,
} as const;

/** A poster or card of a partner, to print. */
export default deskPage(PATH, async ({ lang, words, params }) => {
  const { partners } = await deskPartners().read();
  const partner = partners.find(({ code }) => code === params.code);
  const paper = PAPERS.find((one) => one === params.paper);
  if (!partner || !paper) throw notFound();
  return <PartnerPaper {...{ lang, words, partner, paper }} siteUrl={env().siteUrl} />;
});
