/** Something to press on a page, as the walk names it. */
export type Press = {
  /** The same on every page with the same form or button. */
  key: string;
  /** Its place in `window.walked`, where the page keeps what was found. */
  at: number;
  /** It sends its form, or goes to the form's next step. */
  isSubmit: boolean;
  /** The path that its form posts to; null where none is posted by the browser. */
  posts: string | null;
  /** A GET that a link makes: of a call, or of the desk's way to WhatsApp. */
  gets: string | null;
};

type Walked = { walked?: Element[] };

/**
 * Runs in the page: opens all that is folded, and lists what can be pressed; without scripts only what sends something.
 * Ids are left out of the keys. `here` is the page's shape; what stands in header and footer has none, because it is on
 * every page.
 */
export const findPresses = ({
  here,
  isScripted,
}: {
  here: string;
  isScripted: boolean;
}): Press[] => {
  const plain = (text: string | null) =>
    (text ?? "")
      .replaceAll(/[0-9a-f]{64}/g, ":id")
      .replaceAll(/\s+/g, " ")
      .trim()
      .slice(0, 60);
  for (const one of document.querySelectorAll("details")) {
    // Of those with one name only one may be open.
    one.removeAttribute("name");
    one.open = true;
  }
  const found = [
    ...document.querySelectorAll<HTMLElement>(
      `${isScripted ? "button, a[href^='tel:']" : "form button"}, a[href^="/api/"], a[href*="/desk/go/"]`,
    ),
  ].filter(
    (one) =>
      one.checkVisibility() &&
      // A form's button may wait for what is typed.
      !one.matches("[disabled]:not([type=submit]), [aria-disabled='true'], [aria-hidden='true'] *"),
  );
  (window as Walked).walked = found;
  return found.map((one, at) => {
    const where = one.closest("body > header, body > footer") ? "frame" : here;
    if (one instanceof HTMLAnchorElement) {
      const isCall = !one.protocol.startsWith("tel");
      const { pathname, search } = one;
      const key = isCall
        ? `link ${plain(pathname)} ${[...new URLSearchParams(search).keys()].join()}`
        : `dial ${where.replace(/ .*/, "")}`;
      const gets = isCall ? pathname + search : null;
      return { key, at, isSubmit: false, posts: null, gets };
    }
    const { form, name, value } = one as HTMLButtonElement;
    const label = plain(one.getAttribute("aria-label") ?? one.textContent);
    const isSubmit = form !== null && (one as HTMLButtonElement).type === "submit";
    if (!isSubmit || form.method !== "post") {
      const group = plain(form?.getAttribute("aria-label") ?? null);
      return { key: `${where} ${group} [${label}]`, at, isSubmit, posts: null, gets: null };
    }
    const action = new URL(form.action, location.href).pathname;
    const what = String(new FormData(form).get("do") ?? "");
    const key = `post ${plain(action)} ${what} ${name ? plain(`${name}=${value}`) : ""}`.trim();
    return { key, at, isSubmit, posts: action, gets: null };
  });
};

/** Runs in the page: goes into the form of what is pressed, whose code comes then. */
export const goInto = (at: number): void => {
  const one = (window as Walked).walked?.[at] as HTMLButtonElement | undefined;
  one?.form?.querySelector<HTMLElement>("input:not([type=hidden]), textarea")?.focus();
};

/** Runs in the page: fills in the form of what is pressed. Returns the field for which there is no right input. */
export const fillIn = ({
  at,
  input,
}: {
  at: number;
  input: Readonly<Record<string, string>>;
}): string | null => {
  const one = (window as Walked).walked?.[at] as HTMLButtonElement;
  const write = (field: HTMLInputElement | HTMLTextAreaElement, value: string) => {
    // By the prototype's setter, or React would not see it.
    const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")!;
    own.set!.call(field, value);
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.dispatchEvent(new Event("change", { bubbles: true }));
  };
  const { form } = one;
  const fields = form && one.type === "submit" ? [...form.elements] : [];
  const isChosen = (name: string) => new FormData(form!).has(name);
  for (const field of fields) {
    const { name, type } = field as HTMLInputElement;
    if (!name || field.matches(":disabled, [readonly], button, fieldset, [type=hidden]")) continue;
    if (field instanceof HTMLSelectElement) {
      if (field.value === "" && field.required) field.value = field.options[1]!.value;
      continue;
    }
    if (type === "checkbox" || type === "radio") {
      if (!isChosen(name)) (field as HTMLInputElement).click();
      continue;
    }
    const text = field as HTMLInputElement | HTMLTextAreaElement;
    if (text.value !== "" && name !== "text") continue;
    const known = input[name] ?? input[name.replace(/-.*/, "")];
    if (known === undefined) return `no right input for the field "${name}"`;
    if (known !== "") write(text, known);
  }
  return null;
};

/** Runs in the page: presses it. Returns why it cannot be. */
export const pressIt = (at: number): string | null => {
  const one = (window as Walked).walked?.[at] as HTMLButtonElement | undefined;
  if (!one?.isConnected) return "it has gone";
  if (one.disabled) return "it waits for something else";
  const { form } = one;
  if (form && one.type === "submit" && !one.formNoValidate && !form.noValidate) {
    const wrong = [...form.elements].find((field) => !(field as HTMLInputElement).validity?.valid);
    if (wrong) return `not right: the field "${(wrong as HTMLInputElement).name}"`;
  }
  one.click();
  return null;
};
