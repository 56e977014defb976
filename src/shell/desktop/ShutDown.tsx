import { useEffect, useRef, useState } from "react"
import { createPortal } from "react-dom"
import { Modal } from "../../components/modal/Modal"
import { useModalDialog } from "../../components/modal/useModalDialog"
import { Choice } from "../../kits/controls/Choice"
import DosPrompt from "./dos/DosPrompt"
import * as styles from "./ShutDown.module.css"

type Action = "off" | "restart" | "dos"

const actions: readonly (readonly [Action, string])[] = [
  ["off", "Shut down"],
  ["restart", "Restart"],
  ["dos", "Restart in MS-DOS mode"],
]

/** The Shut Down dialog and the screen that follows it, until the visitor switches on again. The page keeps its state. */
export default function ShutDown({ onClose }: { onClose: () => void }) {
  const [action, setAction] = useState<Action>("off")
  const [isOff, setOff] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  // After the dialog's own focus on its first button, which would close it.
  useEffect(() => {
    form.current?.querySelector("input")?.focus()
  }, [])
  if (isOff) {
    if (action === "dos") return <DosPrompt onBack={onClose} />
    return <OffScreen action={action} onBack={onClose} />
  }
  return (
    <Modal title="Shut Down" open onClose={onClose}>
      <form
        ref={form}
        onSubmit={event => {
          event.preventDefault()
          setOff(true)
        }}
      >
        <Choice
          as="radios"
          label="What do you want the computer to do?"
          value={action}
          options={actions}
          onChange={setAction}
        />
        <div className="buttons">
          <button type="submit">Yes</button>
          <button type="button" onClick={onClose}>
            No
          </button>
        </div>
      </form>
    </Modal>
  )
}

/** Lines on the screen after each action. */
const screenLines: Record<Exclude<Action, "dos">, readonly string[]> = {
  off: ["It is now safe to close", "your browser."],
  restart: [
    "Hamster BIOS 1.0",
    "640 KB of memory: enough",
    "Wheel: found, turning",
    "Press the button to go on.",
  ],
}

type OffProps = { action: Exclude<Action, "dos">; onBack: () => void }

function OffScreen({ action, onBack }: OffProps) {
  const screen = useModalDialog(onBack)
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the button do with the keyboard what a press anywhere does
    <dialog
      ref={screen}
      aria-label="The computer is off"
      className={styles.screen}
      data-way={action}
      onClick={onBack}
      onCancel={event => {
        event.preventDefault()
        onBack()
      }}
    >
      <p className={styles.lines}>
        {screenLines[action].map(line => (
          <span key={line}>{line}</span>
        ))}
      </p>
      <button type="button">Switch it on again</button>
    </dialog>,
    document.body,
  )
}
