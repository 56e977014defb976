import { type ComponentProps, useState } from "react"

type Props = Omit<ComponentProps<"button">, "type"> & { type?: "button" | "submit" }

/**
 * A button that may become disabled. The browser takes the focus from a button that does, and the keyboard is back at
 * the top of the page; so one that has the focus then keeps it, says that it is disabled and does nothing, until the
 * focus goes on.
 */
export function Button({
  type = "button",
  disabled = false,
  "aria-disabled": inWords,
  onClick,
  onFocus,
  onBlur,
  ...rest
}: Props) {
  const [isFocused, setFocused] = useState(false)
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled && !isFocused}
      aria-disabled={disabled ? isFocused || undefined : inWords}
      onClick={event => {
        // Also a form is not sent by it.
        if (disabled) event.preventDefault()
        else onClick?.(event)
      }}
      onFocus={event => {
        setFocused(true)
        onFocus?.(event)
      }}
      onBlur={event => {
        setFocused(false)
        onBlur?.(event)
      }}
    />
  )
}
