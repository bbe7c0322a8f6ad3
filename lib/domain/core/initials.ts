type Named = { firstName: string; lastName: string; email: string };

const firstLetter = (text: string): string =>
  /[\p{L}\p{N}]/u.exec(text.normalize("NFC"))?.[0] ?? "";

/** The one or two letters that stand for a signed-in user: of the names, else of the e-mail address. Never empty. */
export const initialsOf = ({ firstName, lastName, email }: Named): string => {
  const letters = firstLetter(firstName) + firstLetter(lastName) || firstLetter(email) || "?";
  return letters.toUpperCase();
};
