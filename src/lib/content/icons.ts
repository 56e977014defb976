/** Names and addresses of icons: of pages, by their path or kind, and of the shell's commands. */

/** Returns the address of an icon, 32 or 16 CSS pixels wide and high. */
export function iconOf(name: string, size: 16 | 32): string {
  return `/pictures/icons/${name}${size === 16 ? "-16" : ""}.png`
}

/** Icons of commands of the Start menu that stand for something with an icon of its own. */
const commandIcons: ReadonlyMap<string, string> = new Map([
  ["display", "display"],
  ["bin", "bin-empty"],
])

/** Returns the name of a command's icon: one in `chrome`, unless the command has another. */
export function commandIcon(command: string): string {
  return commandIcons.get(command) ?? `chrome/${command}`
}
