import { useEffect, useState } from "react"
import { useLazyComponent } from "../../kits/loading/useLazyComponent"
import { lengthAfterInsert, maxLengthOf, setNativeValue, textBoxOf } from "./limit"
import type { Excess } from "./TextLimitMessage"

const loadMessage = () => import("./TextLimitMessage")

/**
 * Limits the length of the text in every text box of the site, with a message at the box. Pasted, dropped or typed text
 * that doesn't fit is refused; text set by other means, such as autofill, is cut off. `data-limit="own"` opts a box out.
 */
export function TextLimit({ path }: { path: string }) {
  const [excess, setExcess] = useState<Excess | null>(null)
  const { Piece: Message } = useLazyComponent(loadMessage, excess !== null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a message disappears with its page
  useEffect(() => {
    setExcess(null)
  }, [path])
  useEffect(() => {
    // The box whose last `beforeinput` event was accepted; autofill dispatches none.
    let acceptedBox: EventTarget | null = null

    const handleBeforeInput = (event: InputEvent) => {
      const box = textBoxOf(event)
      const limit = box && maxLengthOf(box)
      acceptedBox = box
      if (!box || limit === null || !event.cancelable) return
      const added = event.data ?? event.dataTransfer?.getData("text/plain") ?? ""
      const length = lengthAfterInsert(box, added)
      if (added === "" || length <= limit) return
      event.preventDefault()
      acceptedBox = null
      setExcess({ box, limit, length, isCut: false })
    }
    const handleInput = (event: Event) => {
      const box = textBoxOf(event)
      const limit = box && maxLengthOf(box)
      const isAccepted = acceptedBox === box
      acceptedBox = null
      if (!box || limit === null || isAccepted || box.value.length <= limit) return setExcess(null)
      const { length } = box.value
      setNativeValue(box, box.value.slice(0, limit))
      setExcess({ box, limit, length, isCut: true })
    }
    const hideMessage = () => setExcess(null)
    document.addEventListener("beforeinput", handleBeforeInput, true)
    document.addEventListener("input", handleInput, true)
    document.addEventListener("focusout", hideMessage)
    return () => {
      document.removeEventListener("beforeinput", handleBeforeInput, true)
      document.removeEventListener("input", handleInput, true)
      document.removeEventListener("focusout", hideMessage)
    }
  }, [])
  return Message && excess && <Message excess={excess} />
}
