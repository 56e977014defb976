/** A dialog element that is shown over the page, which does not scroll meanwhile. */
import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from "react"

/** How many such dialogs are shown now, one over another. */
let shownNow = 0

function lockPage(): () => void {
  shownNow++
  document.body.dataset.modal = ""
  return () => {
    shownNow--
    if (shownNow === 0) delete document.body.dataset.modal
  }
}

/**
 * Shows the dialog of the ref for as long as its component stands, and gives the focus back then. `onClosed` hears of a
 * browser that closes it by itself and asks nobody, as it does for a second Escape, and for Android's Back.
 */
export function useModalDialog(onClosed: () => void): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  const closed = useEffectEvent(onClosed)
  useLayoutEffect(() => {
    const shown = dialog.current
    const before = document.activeElement
    const hear = () => closed()
    const unlock = lockPage()
    shown?.showModal()
    shown?.addEventListener("close", hear)
    return () => {
      shown?.removeEventListener("close", hear)
      shown?.close()
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
      unlock()
    }
  }, [])
  return dialog
}
