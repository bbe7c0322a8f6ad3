import { clientAddress, sealedAddress } from "./client-address";

test("returns the address that the guard wrote", () => {
  expect(clientAddress(new Headers([[...sealedAddress("203.0.113.7")]]))).toBe("203.0.113.7");
});

test.each([["203.0.113.7"], [" 203.0.113.7"], ["undefined 203.0.113.7"], [""]])(
  "ignores %j, which the guard did not write",
  (value) => {
    const [name] = sealedAddress("");
    expect(clientAddress(new Headers([[name, value]]))).toBeNull();
    expect(clientAddress(new Headers())).toBeNull();
  },
);
