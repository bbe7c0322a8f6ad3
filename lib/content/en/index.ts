import { analysis } from "./analysis";
import { areas } from "./areas";
import { healthCheck } from "./health-check";
import { questions } from "./questions";
import { quiz } from "./quiz";
import { report } from "./report";

export const en = { analysis: { ...analysis, areaTitles: areas.titles }, areas, healthCheck, questions, quiz, report };

/** English sets the shape of all content; a key that Hindi lacks does not compile. */
export type Content = typeof en;
