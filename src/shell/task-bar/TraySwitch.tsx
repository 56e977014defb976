import { PageIcon } from "../../components/page-icon/PageIcon"
import * as styles from "./TaskBar.module.css"

type Props = {
  /** Name of its icon. */
  icon: string
  label: string
  on: boolean
  onSwitch: (on: boolean) => void
  /** True to show its icon alone, which a phone does for all. */
  isIcon?: boolean
}

/** A toggle button in the tray with its state as text. */
export function TraySwitch({ icon, label, on, onSwitch, isIcon = false }: Props) {
  return (
    <button
      type="button"
      title={label}
      aria-label={isIcon ? label : undefined}
      aria-pressed={on}
      className={on ? "active" : undefined}
      onClick={() => onSwitch(!on)}
    >
      <PageIcon name={icon} />
      {!isIcon && (
        <span className={styles.words}>
          {" "}
          {label}
          <span aria-hidden="true">: {on ? "on" : "off"}</span>
        </span>
      )}
    </button>
  )
}
