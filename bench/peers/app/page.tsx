import { elementOf } from "../element-of";
import home from "../home.json";

export default function Page() {
  return home.body.map(elementOf);
}
