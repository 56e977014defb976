import * as styles from "../Useragent.module.css"

/** The wearer of the coats: at ease, cold, or with nothing but a leaf. */
export function Wearer({ cold }: { cold: number }) {
  const isBare = cold === 1
  return (
    <svg viewBox="0 0 72 150" className={styles.wearer} aria-hidden="true">
      <path fill="#f6e3c5" stroke="#111" d="M12 150V92C8 74 12 64 22 58h28c10 6 14 16 10 34v58z" />
      <path fill="#f6e3c5" stroke="#111" d="M14 62C8 26 18 4 36 4s28 22 22 58c-8 8-36 8-44 0z" />
      {cold > 0.5 && (
        <g fill="#f0a8a0">
          <circle cx="21" cy="44" r="5" />
          <circle cx="51" cy="44" r="5" />
        </g>
      )}
      <path d={isBare ? "M22 26h8v10h-8zM42 26h8v10h-8z" : "M24 28h6v8h-6zM42 28h6v8h-6z"} />
      {isBare && <path fill="#fff" d="M27 27h3v4h-3zM47 27h3v4h-3z" />}
      {cold === 0 ? (
        <path d="M29 46h14v2.500H29z" />
      ) : (
        <path fill="none" stroke="#111" strokeWidth="2" d="m27 47 3 3 3-3 3 3 3-3 3 3 3-3" />
      )}
      {isBare && (
        <g stroke="#111">
          <path fill="#3f9a3a" d="M36 106C18 98 16 82 24 72l6 4 6-8 6 8 6-4c8 10 6 26-12 34z" />
          <path fill="none" d="M36 72v38M28 82l8 6 8-6" />
          <path
            fill="#f6e3c5"
            d="M12 74c-5 10-2 18 10 20l4-6c-8-2-9-6-7-12zM60 74c5 10 2 18-10 20l-4-6c8-2 9-6 7-12z"
          />
        </g>
      )}
    </svg>
  )
}
