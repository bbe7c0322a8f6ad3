/**
 * What extensions, diallers and translators do to a page before its scripts run. Each function runs in the browser and
 * uses nothing from outside of it.
 */
export const INTERFERENCES = {
  "a div first in the body": () => document.body.prepend(document.createElement("div")),
  "a div between the parts of the page": () => {
    document.querySelector("main")?.before(document.createElement("div"));
    document.querySelector("main")?.prepend(document.createElement("div"));
  },
  "attributes everywhere": () => {
    for (const one of document.querySelectorAll("html, body, form, input, textarea, select, a"))
      one.setAttribute("data-extension", "1");
    document.body.classList.add("extension");
    document.body.style.paddingTop = "1px";
  },
  "a dialler in the tel: links": () => {
    for (const link of document.querySelectorAll("a[href^='tel:']")) {
      const dialler = document.createElement("span");
      dialler.textContent = link.textContent.slice(0, 5);
      link.replaceChildren(dialler, `${link.textContent.slice(5)} ☏`);
    }
  },
  "a translator in every text": () => {
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walk.nextNode()) texts.push(walk.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest("script, style, textarea, select"))
        continue;
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      inner.textContent = text.parentElement?.closest("h1, h2") ? `«${text.data}»` : text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  },
  "a wrapper around each field": () => {
    for (const field of document.querySelectorAll("input, textarea, select")) {
      if (field === document.activeElement) continue; // the browser itself would take the focus away
      const wrapper = document.createElement("div");
      field.replaceWith(wrapper);
      wrapper.append(field);
    }
  },
  "an iframe and a shadow host": () => {
    const host = document.createElement("div");
    host.attachShadow({ mode: "open" }).innerHTML = "<button>Fill</button>";
    document.head.prepend(document.createElement("meta"));
    document.body.prepend(document.createElement("iframe"), host);
    document.documentElement.append(document.createElement("div"));
  },
} as const;

export type Interference = keyof typeof INTERFERENCES;
