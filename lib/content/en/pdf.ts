/** What only the PDF report says; everything else in it is said on the screen, too. */
export const pdf = {
  pageNumber: "Page {n} of {total}",
  website: "Website",
};
