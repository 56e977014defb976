import { type ComponentProps, useState } from "react"

type Props = Omit<ComponentProps<"button">, "type"> & { type?: "button" | "submit" }

/**
 * A button that may become disabled. Browsers remove the focus from a disabled button, which sends keyboard users back
 * to the top of the page. So a button with the focus keeps it: it is only `aria-disabled`, and does nothing, until it
 * loses the focus.
 */
export function Button({
  type = "button",
  disabled = false,
  "aria-disabled": ariaDisabled,
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
      aria-disabled={disabled ? isFocused || undefined : ariaDisabled}
      onClick={event => {
        // Prevents the submission of a form, too.
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
