import * as styles from "./TaskBar.module.css"

type Props = {
  emoji: string
  /** What is switched; its second word is left unshown on a phone. */
  label: string
  on: boolean
  onSwitch: (on: boolean) => void
  className?: string | undefined
}

/** A switch in the tray, that says in words whether it is on. */
export function Switch({ emoji, label, on, onSwitch, className = "" }: Props) {
  const [word, ...rest] = label.split(" ")
  return (
    <button
      type="button"
      aria-pressed={on}
      className={`${on ? "active" : ""} ${className}`}
      onClick={() => onSwitch(!on)}
    >
      <span aria-hidden="true" className={styles.emoji}>
        {emoji}{" "}
      </span>
      {word}
      {rest.length > 0 && <span className={styles.rest}> {rest.join(" ")}</span>}
      <span aria-hidden="true">: {on ? "on" : "off"}</span>
    </button>
  )
}
