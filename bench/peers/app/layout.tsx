import home from "../home.json";
import "../home.css";

export const metadata = { title: home.title, description: home.description };

/** Next without anything else: a peer that the site is compared with. */
export default function Layout({ children }: { children: React.ReactNode }) {
  return (
    <html lang={home.lang}>
      <body>{children}</body>
    </html>
  );
}
