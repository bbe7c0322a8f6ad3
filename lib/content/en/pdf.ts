/** What only the PDF report says; everything else in it is said on the screen, too. */
export const pdf = {
  pageNumber: "Page {n} of {total}",
  /** Below the code that leads to the plan on the phone. */
  ticks: "Tick here",
  website: "Website",
};
