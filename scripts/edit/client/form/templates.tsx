/** The buttons and rows of rjsf's forms in words, since its icons need a font that the desk does not have. */
import type { ErrorListProps, FieldTemplateProps, IconButtonProps, TemplatesType } from "@rjsf/utils"

const button = (words: string) =>
  function WordButton({ onClick, disabled, id }: IconButtonProps) {
    return (
      <button type="button" id={id} onClick={onClick} disabled={disabled}>
        {words}
      </button>
    )
  }

function Field({
  id,
  label,
  required,
  children,
  errors,
  help,
  description,
  hidden,
  schema,
  displayLabel,
}: FieldTemplateProps) {
  if (hidden) return <div hidden>{children}</div>
  // A tick has its label beside it, a group over it.
  const isPlain = displayLabel && schema.type !== "boolean"
  return (
    <div className="form-field">
      {isPlain && (
        <label htmlFor={id}>
          {label}
          {required && " (needed)"}
        </label>
      )}
      {children}
      {isPlain && <div className="told">{description}</div>}
      {errors}
      {help}
    </div>
  )
}

function Mistakes({ errors }: ErrorListProps) {
  return (
    <ul className="mistakes">
      {errors.map(({ stack }) => (
        <li key={stack}>{stack}</li>
      ))}
    </ul>
  )
}

/** What the forms are drawn with. */
export const templates: Partial<Omit<TemplatesType, "ButtonTemplates">> & {
  ButtonTemplates: Partial<TemplatesType["ButtonTemplates"]>
} = {
  FieldTemplate: Field,
  ErrorListTemplate: Mistakes,
  ButtonTemplates: {
    AddButton: button("Add"),
    RemoveButton: button("Remove"),
    MoveUpButton: button("Up"),
    MoveDownButton: button("Down"),
    CopyButton: button("Copy"),
    ClearButton: button("Clear"),
  },
}
