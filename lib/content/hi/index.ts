import type { Content } from "@/lib/content/en";
import { about } from "./about";
import { account } from "./account";
import { adviceChoice } from "./advice-choice";
import { analysis } from "./analysis";
import { areas } from "./areas";
import { auth } from "./auth";
import { blog } from "./blog";
import { broken } from "./broken";
import { chrome } from "./chrome";
import { contact } from "./contact";
import { desk } from "./desk";
import { deskExport } from "./desk-export";
import { deskTemplates } from "./desk-templates";
import { faq } from "./faq";
import { healthCheck } from "./health-check";
import { home } from "./home";
import { law } from "./law";
import { mails } from "./mails";
import { missing } from "./missing";
import { leadFields } from "./lead-fields";
import { leads } from "./leads";
import { onboarding } from "./onboarding";
import { operator } from "./operator";
import { packages } from "./packages";
import { pages } from "./pages";
import { pdf } from "./pdf";
import { privacy } from "./privacy";
import { questions } from "./questions";
import { quiz } from "./quiz";
import { refund } from "./refund";
import { report } from "./report";
import { result } from "./result";
import { terms } from "./terms";
import { comparison } from "./comparison";
import { services } from "./services";
import { settings } from "./settings";
import { share } from "./share";
import { sheets } from "./sheets";
import { welcome } from "./welcome";

const { wording: _wording, ...stepWords } = questions;

export const hi: Content = {
  about,
  account,
  adviceChoice,
  analysis: { ...analysis, ...stepWords, areaTitles: areas.titles },
  areas,
  auth,
  blog,
  broken,
  chrome,
  contact,
  desk,
  deskExport,
  deskTemplates,
  faq,
  healthCheck,
  home,
  law,
  mails,
  missing,
  leadFields,
  leads,
  onboarding,
  operator,
  pdf,
  privacy,
  packages,
  pages,
  questions,
  quiz,
  refund,
  report,
  result,
  terms,
  comparison,
  services,
  settings,
  share,
  sheets,
  welcome,
};
