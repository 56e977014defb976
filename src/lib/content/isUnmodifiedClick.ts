/** What of a click tells whether it is a plain one. */
type Click = {
  defaultPrevented: boolean
  button: number
  metaKey: boolean
  altKey: boolean
  ctrlKey: boolean
  shiftKey: boolean
}

/** Whether a click on a link asks for its page here, and not for a tab, a window or a download of its own. */
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
