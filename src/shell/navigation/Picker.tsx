import { useEffect, useId, useRef, useState } from "react"
import { Modal } from "../../components/modal/Modal"
import { typedKeys } from "../../hooks/browser/typedKeys"
import { Missing } from "../../kits/loading/Missing"
import { useLazyComponent } from "../../kits/loading/useLazyComponent"
import { fieldLabel } from "./fieldLabel"
import * as styles from "./Picker.module.css"

type Props = {
  onClose: () => void
  /** The visitor has chosen this path. */
  onGo: (path: string) => void
}

const loadFinder = () => import("./Finder").then(({ Finder }) => Finder)

/** The page picker: a dialog that finds any page by what one remembers of its name. */
export function Picker({ onClose, onGo }: Props) {
  return (
    <Modal title="Find a page" open onClose={onClose}>
      <Search onGo={onGo} />
    </Modal>
  )
}

/** What is typed, and whether Enter was pressed on it, is kept here until the list and its script are there. */
function Search({ onGo }: Pick<Props, "onGo">) {
  const [text, setText] = useState("")
  const [hasty, setHasty] = useState(false)
  const { Piece, failed, attempt, retry } = useLazyComponent(loadFinder)
  const change = (next: string) => {
    setText(next)
    setHasty(false)
  }
  const shared = { text, onText: change, onHasty: () => setHasty(true) }
  if (Piece) return <Piece key={attempt} {...shared} hasty={hasty} onGo={onGo} onRetry={retry} />
  return (
    <div className={styles.picker} data-whole-screen="">
      <EarlyField {...shared} />
      {failed ? (
        <Missing what="The page picker" onRetry={retry} />
      ) : (
        <p className={styles.status}>Loading something...</p>
      )}
    </div>
  )
}

type FieldProps = { text: string; onText: (text: string) => void; onHasty: () => void }

/** The field as it is before its list: nobody's letters are lost. */
function EarlyField({ text, onText, onHasty }: FieldProps) {
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
        onKeyDown={typedKeys(event => event.key === "Enter" && onHasty())}
      />
    </>
  )
}
