import { useId } from "react"
import { Button } from "../../components/button/Button"
import { Modal } from "../../components/modal/Modal"
import { defaultChoice, menuFont, sizeOf } from "../../hooks/storage/menuFont"
import { useStorage } from "../../hooks/storage/useStorage"
import type { MenuFont } from "../../lib/lists/fonts"
import * as styles from "./MenuFontDialog.module.css"

type Props = { fonts: MenuFont[]; onClose: () => void }

/** The dialog for the size and the family of the menus' font. */
export default function MenuFontDialog({ fonts, onClose }: Props) {
  return (
    <Modal title="Menu font" open onClose={onClose}>
      <Choice fonts={fonts} />
    </Modal>
  )
}

function Choice({ fonts }: { fonts: MenuFont[] }) {
  const [{ step, font }, setChoice] = useStorage(menuFont)
  const id = useId()
  const family = fonts.find(({ name }) => name === font)?.family
  const choose = ({ value }: HTMLInputElement) => setChoice(old => ({ ...old, step: Number(value) }))
  const size = step === null ? "as usual" : `${sizeOf(step)} rem`
  return (
    <div className={styles.choice}>
      <label htmlFor={`${id}-size`}>Size</label>
      <span className={styles.size}>
        <input
          id={`${id}-size`}
          type="range"
          min="1"
          max="5"
          step="1"
          value={step ?? 1}
          aria-valuetext={size}
          data-unset={step === null || undefined}
          // Also where it stands already: before the first choice it stands at 1, and the size is the usual one.
          onInput={event => choose(event.currentTarget)}
          onClick={event => choose(event.currentTarget)}
          onChange={event => choose(event.currentTarget)}
        />
        <output htmlFor={`${id}-size`}>{size}</output>
      </span>
      <span className={styles.defaultSize}>
        <input
          id={`${id}-default`}
          type="checkbox"
          checked={step === null}
          onChange={event => setChoice(old => ({ ...old, step: event.target.checked ? null : 1 }))}
        />
        <label htmlFor={`${id}-default`}>The usual size</label>
      </span>
      <label htmlFor={`${id}-family`}>Family</label>
      <select
        id={`${id}-family`}
        value={font ?? ""}
        onChange={event => setChoice(old => ({ ...old, font: event.target.value || null }))}
      >
        <option value="">As usual</option>
        {fonts.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <p
        className={styles.sample}
        style={{ fontFamily: family, fontSize: step === null ? undefined : `${sizeOf(step)}rem` }}
      >
        Hamsters read menus too
      </p>
      <Button disabled={step === null && font === null} onClick={() => setChoice(defaultChoice)}>
        As usual
      </Button>
    </div>
  )
}
