/** Shows a modal dialog element, and prevents the page from scrolling. */
import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from "react"

/** The number of open dialogs. */
let openCount = 0

function lockPage(): () => void {
  openCount++
  document.body.dataset.modal = ""
  return () => {
    openCount--
    if (openCount === 0) delete document.body.dataset.modal
  }
}

/**
 * Opens the dialog of the ref while its component is mounted, and restores the focus afterwards. `onClosed` is
 * called if the browser closes it without a cancelable event, as on a second Escape or on Android's Back.
 */
export function useModalDialog(onClosed: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  const closed = useEffectEvent(onClosed)
  useLayoutEffect(() => {
    const element = dialog.current
    const previousFocus = document.activeElement
    const onCloseEvent = () => closed()
    const unlock = lockPage()
    element?.showModal()
    element?.addEventListener("close", onCloseEvent)
    return () => {
      element?.removeEventListener("close", onCloseEvent)
      element?.close()
      if (previousFocus instanceof HTMLElement) previousFocus.focus({ preventScroll: true })
      unlock()
    }
  }, [])
  return dialog
}
