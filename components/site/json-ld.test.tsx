// holds: #search
import { render } from "@testing-library/react";
import { JsonLd, jsonForScript } from "./json-ld";

const HOSTILE = "</script><script>alert(1)</script><!--";

test("no text ends the script or opens a comment, and it reads back as it was", () => {
  expect(jsonForScript({ text: HOSTILE })).not.toContain("<");
  expect(JSON.parse(jsonForScript({ text: HOSTILE }))).toEqual({ text: HOSTILE });
});

test("the page carries its things as one graph of schema.org", () => {
  const { container } = render(<JsonLd things={[{ "@type": "Thing", name: HOSTILE }]} />);
  const scripts = container.querySelectorAll("script");
  expect(scripts).toHaveLength(1);
  expect(scripts[0]!.type).toBe("application/ld+json");
  expect(JSON.parse(scripts[0]!.textContent)).toEqual({
    "@context": "https://schema.org",
    "@graph": [{ "@type": "Thing", name: HOSTILE }],
  });
});
