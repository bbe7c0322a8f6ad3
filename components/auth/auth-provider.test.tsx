import { act, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { AuthProvider, useAuth } from "./auth-provider";

function Shown() {
  const { state, user, isSigningIn } = useAuth();
  return <p>{`${state} ${user?.firstName ?? "nobody"} ${isSigningIn}`}</p>;
}

const page = (
  <AuthProvider lang="en">
    <Shown />
  </AuthProvider>
);

beforeEach(() => localStorage.clear());

test("outside a provider the hook throws", () => {
  jest.spyOn(console, "error").mockImplementation(() => {});
  expect(() => render(<Shown />)).toThrow("useAuth must be used within an AuthProvider");
  jest.restoreAllMocks();
});

test("on the server and before hydration the status is unknown", () => {
  expect(renderToString(page)).toContain("loading nobody false");
});

test("after hydration the status is known, and later changes are followed", async () => {
  render(page);
  expect(screen.getByText("logged-out nobody false")).toBeInTheDocument();
  localStorage.setItem(
    "bizgrow-signed-in",
    JSON.stringify({ uid: "u1", name: "Asha Patil", email: "a@b.in", photoURL: null }),
  );
  await act(async () => {
    dispatchEvent(new StorageEvent("storage", { key: "bizgrow-signed-in" }));
  });
  expect(screen.getByText("logged-in Asha false")).toBeInTheDocument();
});
