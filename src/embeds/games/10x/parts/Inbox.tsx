import { useId, useRef } from "react"
import { answerText } from "../mail/message"
import { adjusted, inboxSize, waiting } from "../mail/post"
import { modifiersOf } from "../rates"
import * as styles from "../TenX.module.css"
import { ActButton, type Doing } from "./ActButton"

/** The oldest waiting message with its two answers. There is no time limit. */
export function Inbox(doing: Doing) {
  const { state } = doing
  const box = useRef<HTMLElement>(null)
  const id = useId()
  const messages = waiting(state)
  const [message] = messages
  const mods = modifiersOf(state)
  const weight = Math.round(messages.length * 5 * mods.inbox)
  // The pressed button is removed with its message, so the focus moves to the box.
  const does: Doing["does"] = act => {
    doing.does(act)
    box.current?.focus()
  }
  return (
    <section ref={box} tabIndex={-1} className={styles.inbox} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.heading}>
        Inbox: {messages.length} of {inboxSize}
      </h2>
      {message ? (
        <>
          <p className={styles.from}>
            <strong>{message.subject}</strong> from {message.from}
          </p>
          <p className={styles.text}>{message.text}</p>
          <div className={styles.answers}>
            {([0, 1] as const).map(choice => (
              <div key={choice}>
                <ActButton
                  {...doing}
                  does={does}
                  act={{ kind: "answer", message: message.id, with: choice }}
                  about={`${id}-${choice}`}
                >
                  {message.answers[choice].label}
                </ActButton>
                <small id={`${id}-${choice}`}>
                  {answerText(adjusted(message.answers[choice], message, mods))}
                </small>
              </div>
            ))}
          </div>
          <p className={styles.note}>
            {weight > 0 ? `While they wait: work −${weight}%.` : "They can wait."}
          </p>
        </>
      ) : (
        <p className={styles.empty}>
          <span aria-hidden="true">📭</span>
          There is no mail. Savour it.
        </p>
      )}
    </section>
  )
}
