import * as styles from "../BirthdayBoy.module.css"

/** The closed door, shown until the date is known. */
export function Door() {
  return (
    <>
      <div className={styles.scene}>
        <svg
          className={styles.room}
          viewBox="0 0 320 200"
          role="img"
          aria-label="A closed door with a sign: Pertti"
        >
          <path fill="#9fb8a4" d="M0 0h320v170H0z" />
          <path fill="#8b6a45" d="M0 170h320v30H0z" />
          <path fill="#5d4127" d="M112 26h96v144h-96z" />
          <path fill="#7a5633" d="M118 32h84v138h-84z" />
          <path fill="#6a4a2b" d="M128 42h64v46h-64zM128 100h64v58h-64z" />
          <circle cx="192" cy="104" r="5" fill="#e0b84c" />
          <path fill="#fff" stroke="#111" d="M136 56h48v18h-48z" />
          <text x="160" y="69" textAnchor="middle" fontSize="12" fill="#111">
            Pertti
          </text>
        </svg>
      </div>
      <p className={styles.words}>Somebody is looking for the key.</p>
    </>
  )
}
