import { PageIcon } from "../../components/page-icon/PageIcon"
import * as styles from "./TaskBar.module.css"

type Props = {
  /** Name of its icon. */
  icon: string
  /** Label of the switch; only its first word is shown on phones. */
  label: string
  on: boolean
  onSwitch: (on: boolean) => void
  className?: string | undefined
}

/** A toggle button in the tray with its state as text. */
export function TraySwitch({ icon, label, on, onSwitch, className = "" }: Props) {
  const [firstWord, ...otherWords] = label.split(" ")
  return (
    <button
      type="button"
      aria-pressed={on}
      className={`${on ? "active" : ""} ${className}`}
      onClick={() => onSwitch(!on)}
    >
      <span className={styles.icon}>
        <PageIcon name={icon} />{" "}
      </span>
      {firstWord}
      {otherWords.length > 0 && <span className={styles.otherWords}> {otherWords.join(" ")}</span>}
      <span aria-hidden="true">: {on ? "on" : "off"}</span>
    </button>
  )
}
