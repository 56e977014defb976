import { PageIcon } from "../../components/page-icon/PageIcon"
import * as styles from "./TaskBar.module.css"

type Props = {
  /** Name of its icon. */
  icon: string
  /** Label of the switch; only its first word is shown on phones. */
  label: string
  on: boolean
  onSwitch: (on: boolean) => void
  /** True if phones show its icon alone. */
  isIconOnPhones?: boolean
}

/** A toggle button in the tray with its state as text. */
export function TraySwitch({ icon, label, on, onSwitch, isIconOnPhones = false }: Props) {
  const [firstWord, ...otherWords] = label.split(" ")
  return (
    <button
      type="button"
      title={label}
      aria-pressed={on}
      className={`${on ? "active" : ""} ${isIconOnPhones ? styles.iconOnly : ""}`}
      onClick={() => onSwitch(!on)}
    >
      <span className={styles.icon}>
        <PageIcon name={icon} />{" "}
      </span>
      <span className={styles.words}>
        {firstWord}
        {otherWords.length > 0 && <span className={styles.otherWords}> {otherWords.join(" ")}</span>}
        <span aria-hidden="true">: {on ? "on" : "off"}</span>
      </span>
    </button>
  )
}
