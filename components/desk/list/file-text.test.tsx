// holds: #desk
import { cleanup, fireEvent, render, waitFor } from "@testing-library/react/pure";
import { FileText } from "./file-text";

afterEach(cleanup);

test("a file's text is put into the form; one that is too large for it is not, and that is said", async () => {
  const view = render(
    <form>
      <FileText label="File" into="csv" most={40} tooLarge="Too large" />
      <textarea name="csv" />
    </form>,
  );
  const field = view.container.querySelector("textarea")!;
  const choose = (text: string) => {
    const file = Object.assign(new File([], "people.csv"), { text: async () => text });
    fireEvent.change(view.getByLabelText("File"), { target: { files: [file] } });
  };
  choose("आशा".repeat(2));
  await waitFor(() => view.getByText("Too large"));
  expect(field.value).toBe("");
  choose("Asha".repeat(5));
  await waitFor(() => expect(field.value).toBe("Asha".repeat(5)));
  expect(view.queryByText("Too large")).toBeNull();
});
