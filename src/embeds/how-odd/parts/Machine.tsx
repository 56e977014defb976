/** The washing machine, which has taken something. */
export function Machine() {
  return (
    <svg viewBox="304 52 72 90" aria-hidden="true">
      <path d="M308 56H372V138H308Z" fill="#fff" stroke="#333" strokeWidth="2" />
      <path d="M308 56H372V72H308ZM316 60v8h18v-8Z" fill="#d5d9de" stroke="#333" />
      <circle cx="362" cy="64" r="4" fill="#333" />
      <circle cx="340" cy="104" r="23" fill="#8d99a6" stroke="#333" strokeWidth="2" />
      <circle cx="340" cy="104" r="17" fill="#284862" />
      <path d="M326 106q8 -10 14 0t14 0q0 14 -14 15q-14 -1 -14 -15Z" fill="#7db8e0" />
      <path d="M333 98h3v3h-3ZM344 98h3v3h-3Z" fill="#fff" />
    </svg>
  )
}
