import * as styles from "../Links.module.css"

type Props = { refused: boolean; onAnswer: (ofAge: boolean) => void }

/** The age check of the drawer for adults; visitors under age are congratulated. */
export function AgeQuestion({ refused, onAnswer }: Props) {
  return (
    <div className={styles.age}>
      <svg viewBox="0 0 60 60" width="84" height="84" role="img" aria-label="A sign: 18">
        <path fill="#6d1a1a" d="M0 0h60v60H0z" />
        <path fill="#8f2424" d="M0 0h8v60H0zM16 0h8v60h-8zM32 0h8v60h-8zM48 0h8v60h-8z" />
        <path fill="#c9a23a" d="M0 0h60v6q-5 5-10 0-5 5-10 0-5 5-10 0-5 5-10 0-5 5-10 0-5 5-10 0z" />
        <circle cx="30" cy="33" r="19" fill="#fff" stroke="#c00000" strokeWidth="5" />
        <path fill="#111" d="M21 24h5v18h-5v-13h-3v-3zM31 24h10v18H31zm3 3v4h4v-4zm0 7v5h4v-5z" />
      </svg>
      <div>
        <p role="status">
          {refused
            ? "Good for you. Enjoy it for as long as it lasts, and come back on your birthday."
            : "The cards in here are for people of full age, who look at them alone and at night. Are you 18 or over?"}
        </p>
        <div className="buttons">
          <button type="button" onClick={() => onAnswer(true)}>
            {refused ? "It is my birthday" : "Yes, I am 18"}
          </button>
          <button type="button" onClick={() => onAnswer(false)}>
            No
          </button>
        </div>
      </div>
    </div>
  )
}
