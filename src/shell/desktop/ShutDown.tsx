import { useState } from "react"
import { createPortal } from "react-dom"
import { Modal } from "../../components/modal/Modal"
import { useModalDialog } from "../../components/modal/useModalDialog"
import { Choice } from "../../kits/controls/Choice"
import * as styles from "./ShutDown.module.css"

type Way = "off" | "restart" | "dos"

const ways: readonly (readonly [Way, string])[] = [
  ["off", "Shut down"],
  ["restart", "Restart"],
  ["dos", "Restart in MS-DOS mode"],
]

/** Asks how the desktop is to end, ends it, and waits to be switched on again. Nothing on the page is lost by it. */
export default function ShutDown({ onClose }: { onClose: () => void }) {
  const [way, setWay] = useState<Way>("off")
  const [isOff, setOff] = useState(false)
  if (isOff) return <Off way={way} onBack={onClose} />
  return (
    <Modal title="Shut Down" open onClose={onClose}>
      <Choice
        as="radios"
        label="What do you want the computer to do?"
        value={way}
        options={ways}
        onChange={setWay}
      />
      <div className="buttons">
        <button type="button" onClick={() => setOff(true)}>
          Yes
        </button>
        <button type="button" onClick={onClose}>
          No
        </button>
      </div>
    </Modal>
  )
}

/** What the screen says once it is over, in each way. */
const lastWords: Record<Way, readonly string[]> = {
  off: ["It is now safe to close", "your browser."],
  restart: [
    "Hamster BIOS 1.0",
    "640 KB of memory: enough",
    "Wheel: found, turning",
    "Press the button to go on.",
  ],
  dos: ["C:\\>dir", "File not found", "C:\\>"],
}

function Off({ way, onBack }: { way: Way; onBack: () => void }) {
  const screen = useModalDialog(onBack)
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the button do with the keyboard what a press anywhere does
    <dialog
      ref={screen}
      aria-label="The computer is off"
      className={styles.screen}
      data-way={way}
      onClick={onBack}
      onCancel={event => {
        event.preventDefault()
        onBack()
      }}
    >
      <p className={styles.words}>
        {lastWords[way].map(line => (
          <span key={line}>{line}</span>
        ))}
      </p>
      <button type="button">{way === "dos" ? "win" : "Switch it on again"}</button>
    </dialog>,
    document.body,
  )
}
