type Named = { firstName: string; lastName: string; email: string };

const firstLetter = (text: string): string =>
  /[\p{L}\p{N}]/u.exec(text.normalize("NFC"))?.[0] ?? "";

/** One or two initials of a signed-in user: from the names, else from the e-mail address. Never empty. */
export const initialsOf = ({ firstName, lastName, email }: Named): string => {
  const letters = firstLetter(firstName) + firstLetter(lastName) || firstLetter(email) || "?";
  return letters.toUpperCase();
};
