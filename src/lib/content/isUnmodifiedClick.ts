/** The fields of a MouseEvent that are read here. */
type Click = {
  defaultPrevented: boolean
  button: number
  metaKey: boolean
  altKey: boolean
  ctrlKey: boolean
  shiftKey: boolean
}

/** Returns whether a click on a link opens it in this tab, and not in a new tab or window or as a download. */
export function isUnmodifiedClick({
  defaultPrevented,
  button,
  metaKey,
  altKey,
  ctrlKey,
  shiftKey,
}: Click): boolean {
  return !defaultPrevented && button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey
}
