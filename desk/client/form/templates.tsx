/** Templates for rjsf's buttons and rows with text labels; its icons need a font that the desk lacks. */
import type {
  ErrorListProps,
  FieldTemplateProps,
  IconButtonProps,
  MultiSchemaFieldTemplateProps,
  TemplatesType,
} from "@rjsf/utils"

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
  // A checkbox has its label beside it, a group above it.
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
      {isPlain && <div className="hint">{description}</div>}
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

/** A value of a union: the selector of its kind, and its field. */
function OneOfKinds({ selector, optionSchemaField }: MultiSchemaFieldTemplateProps) {
  return (
    <>
      <div className="form-field">
        {/* biome-ignore lint/a11y/noLabelWithoutControl: rjsf passes the select as an element. */}
        <label>Written as {selector}</label>
      </div>
      {optionSchemaField}
    </>
  )
}

export const templates: Partial<Omit<TemplatesType, "ButtonTemplates">> & {
  ButtonTemplates: Partial<TemplatesType["ButtonTemplates"]>
} = {
  FieldTemplate: Field,
  ErrorListTemplate: Mistakes,
  MultiSchemaFieldTemplate: OneOfKinds,
  ButtonTemplates: {
    AddButton: button("Add"),
    RemoveButton: button("Remove"),
    MoveUpButton: button("Up"),
    MoveDownButton: button("Down"),
    CopyButton: button("Copy"),
    ClearButton: button("Clear"),
  },
}
