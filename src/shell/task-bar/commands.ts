import type { CommandName } from "../../lib/lists/menus"

/** The commands of the Start menu; one with `on` is a switch, and leaves the menu open. */
export type Commands = Record<CommandName, { act: () => void; on?: boolean }>
