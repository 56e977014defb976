import { useEffect, useId, useRef, useState } from "react"
import { Modal } from "../../components/modal/Modal"
import { ignoreComposition } from "../../hooks/browser/composition"
import { LoadError } from "../../kits/loading/LoadError"
import { useLazyComponent } from "../../kits/loading/useLazyComponent"
import { fieldLabel } from "./fieldLabel"
import * as styles from "./Picker.module.css"

type Props = {
  onClose: () => void
  /** Called with the path of the chosen page. */
  onGo: (path: string) => void
}

const loadFinder = () => import("./Finder").then(({ Finder }) => Finder)

/** The page picker: a dialog that finds a page by any part of its title or path. */
export function Picker({ onClose, onGo }: Props) {
  return (
    <Modal title="Find a page" open onClose={onClose}>
      <Search onGo={onGo} />
    </Modal>
  )
}

/** Keeps the text and an early Enter while the list and its script load. */
function Search({ onGo }: Pick<Props, "onGo">) {
  const [text, setText] = useState("")
  const [isEntered, setEntered] = useState(false)
  const { Piece, failed, attempt, retry } = useLazyComponent(loadFinder)
  const change = (next: string) => {
    setText(next)
    setEntered(false)
  }
  const fieldProps = { text, onText: change, onEarlyEnter: () => setEntered(true) }
  if (Piece) return <Piece key={attempt} {...fieldProps} isEntered={isEntered} onGo={onGo} onRetry={retry} />
  return (
    <div className={styles.picker} data-whole-screen="">
      <EarlyField {...fieldProps} />
      {failed ? (
        <LoadError what="The page picker" onRetry={retry} />
      ) : (
        <p className={styles.status}>Loading something...</p>
      )}
    </div>
  )
}

type FieldProps = { text: string; onText: (text: string) => void; onEarlyEnter: () => void }

/** The field while the list loads, so that no typed letter is lost. */
function EarlyField({ text, onText, onEarlyEnter }: FieldProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    field.current?.focus()
  }, [])
  return (
    <>
      <label htmlFor={id}>{fieldLabel}</label>
      <input
        ref={field}
        id={id}
        type="text"
        className={styles.field}
        value={text}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={event => onText(event.target.value)}
        onKeyDown={ignoreComposition(event => event.key === "Enter" && onEarlyEnter())}
      />
    </>
  )
}
