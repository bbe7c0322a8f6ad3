import type { Content } from "@/lib/content/en";
import { analysis } from "./analysis";
import { areas } from "./areas";
import { healthCheck } from "./health-check";
import { questions } from "./questions";
import { quiz } from "./quiz";
import { report } from "./report";

export const hi: Content = {
  analysis: { ...analysis, areaTitles: areas.titles },
  areas,
  healthCheck,
  questions,
  quiz,
  report,
};
