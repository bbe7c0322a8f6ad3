import { useState } from "react";
import { attempt } from "@/lib/browser/core/attempt";

/** Asked once in a tab for each user. */
const KEY = "bizgrow-operator";
const CALL = "/api/desk/news";

const answerFor = (email: string, isOperator: boolean): string => `${isOperator} ${email}`;

/** The answer that is known for a user; null: none. */
const remembered = (email: string): boolean | null => {
  const kept = attempt(() => sessionStorage.getItem(KEY), null);
  return [true, false].find((one) => kept === answerFor(email, one)) ?? null;
};

/** Whether a refusal is that of an operator's desk, which opens after another sign-in. */
const isClosed = async (reply: Response): Promise<boolean> => {
  const { error } = (await reply.json()) as { error: { code: string } };
  return error.code !== "sign_in_needed";
};

const isOperatorNow = async (email: string): Promise<boolean> => {
  const reply = await fetch(CALL);
  const isOperator = reply.ok || (reply.status === 401 && (await isClosed(reply)));
  // Any other failure tells nothing about the user.
  if (isOperator || reply.status === 403)
    attempt(() => sessionStorage.setItem(KEY, answerFor(email, isOperator)), undefined);
  return isOperator;
};

/** Whether the signed-in user may open the desk; `ask` finds it out, when the menu is opened. */
export const useOperator = (email: string) => {
  const [isOperator, setOperator] = useState(() => remembered(email) === true);
  const ask = () => {
    // Whatever goes wrong here, the menu has no link to the desk.
    if (remembered(email) === null) isOperatorNow(email).then(setOperator, () => undefined);
  };
  return { isOperator, ask };
};
