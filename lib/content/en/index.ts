import { analysis } from "./analysis";
import { areas } from "./areas";
import { chrome } from "./chrome";
import { contact } from "./contact";
import { getStarted } from "./get-started";
import { healthCheck } from "./health-check";
import { home } from "./home";
import { operator } from "./operator";
import { questions } from "./questions";
import { quiz } from "./quiz";
import { report } from "./report";

export const en = {
  analysis: { ...analysis, areaTitles: areas.titles },
  areas,
  chrome,
  contact,
  getStarted,
  healthCheck,
  home,
  operator,
  questions,
  quiz,
  report,
};

/** English sets the shape of all content; a key that Hindi lacks does not compile. */
export type Content = typeof en;
