/** The rupee tools (docs/product/site.md#tools). */
export const TOOL_IDS = ["udhaar", "margin", "break-even", "slow-months"] as const;
export type ToolId = (typeof TOOL_IDS)[number];

export const isRupeeTool = (value: unknown): value is ToolId => TOOL_IDS.some((id) => id === value);
