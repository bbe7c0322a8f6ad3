/** The report's own lines; all others come from the check's words. */
export const report = {
  title: "{ourName} Business Health Check",
  file: "{checkFile}",
  closing: "General guidance from your own answers. Not tax, legal or credit advice.",
};
