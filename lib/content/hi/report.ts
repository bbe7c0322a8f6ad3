/** The report's own lines; all others come from the check's words. */
export const report = {
  title: "{ourName} बिज़नेस हेल्थ चेक",
  file: "{checkFile}",
  closing: "यह आपके अपने जवाबों पर बनी आम सलाह है। टैक्स, क़ानून या लोन की सलाह नहीं।",
};
