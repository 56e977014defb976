import { useEffect, useEffectEvent } from "react"
import { Modal } from "../../components/modal/Modal"
import { LoadError } from "../../kits/loading/LoadError"
import { useLazyComponent } from "../../kits/loading/useLazyComponent"
import * as styles from "./Numpad.module.css"
import { codeAfterKey } from "./numpad"

type Props = {
  /** Digits typed so far, or `anyPage`. */
  code: string
  /** Path of the page behind the dialog. */
  path: string
  onCode: (code: string) => void
  onClose: () => void
  onGo: (path: string) => void
}

const loadKeypad = () => import("./Keypad").then(({ Keypad }) => Keypad)

/** The numpad: a dialog that opens the page whose code is typed. The keyboard works before the keypad has loaded. */
export function Numpad({ code, path, onCode, onClose, onGo }: Props) {
  const { Piece, failed, attempt, retry } = useLazyComponent(loadKeypad)
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.repeat) return
    // Enter on a key of the pad or on a link presses that.
    if (event.key === "Enter" && event.target instanceof Element && event.target.closest("button, a")) return
    const next = codeAfterKey(code, event.key)
    if (next === null) return
    event.preventDefault()
    onCode(next)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener("keydown", listen)
    return () => window.removeEventListener("keydown", listen)
  }, [])
  return (
    <Modal title="Numpad" open onClose={onClose}>
      {Piece ? (
        <Piece
          key={attempt}
          code={code}
          path={path}
          onKey={key => onCode(codeAfterKey(code, key) ?? code)}
          onClose={onClose}
          onGo={onGo}
          onRetry={retry}
        />
      ) : failed ? (
        <LoadError what="The numpad" onRetry={retry} />
      ) : (
        <p className={styles.status}>Loading something...</p>
      )}
    </Modal>
  )
}
