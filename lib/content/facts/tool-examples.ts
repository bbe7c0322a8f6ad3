import type { DueLine } from "@/lib/domain/tools/dues";
import type { ToolId } from "@/lib/domain/tools/tool-ids";
import type { TypedTexts } from "@/lib/domain/tools/tools";

/** What is typed in the worked example of each tool. */
export const TOOL_EXAMPLES: Readonly<Record<ToolId, TypedTexts>> = {
  udhaar: { salesADay: "6000", loanRate: "18" },
  margin: { price: "500", gst: "5", cost: "118", purchaseGst: "no", off: "10", sold: "40" },
  "break-even": { fixed: "40000", left: "18", days: "26" },
  "slow-months": { fixed: "40000", sales: "120000", share: "25", months: "2" },
};

const due = (rupees: string, days: string): DueLine => ({
  customer: "",
  phone: "",
  due: rupees,
  days,
  paid: "",
});

/** The list of dues in the example; its customers are `tools.customers`. */
export const EXAMPLE_DUES: readonly DueLine[] = [
  due("4200", "96"),
  due("7500", "71"),
  due("12000", "48"),
  due("2300", "20"),
  due("1000", "12"),
];
