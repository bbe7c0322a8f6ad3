import { deskPage } from "@/app/desk/desk-page";
import { PartnerPaper, PAPERS } from "@/components/desk/partners/partner-paper";
import { notFound } from "@/lib/server/core/api-error";
import { env } from "@/lib/server/core/env";
import { deskPartners } from "@/lib/server/wiring/desk";

/** A poster or card of a partner, to print. */
export default deskPage("more", "/desk/partners/[code]/[paper]", async (view) => {
  const { params } = view;
  const { partners } = await deskPartners().read();
  const partner = partners.find(({ code }) => code === params.code);
  const paper = PAPERS.find((one) => one === params.paper);
  if (!partner || !paper) throw notFound();
  return <PartnerPaper {...view} {...{ partner, paper }} siteUrl={env().siteUrl} />;
});
