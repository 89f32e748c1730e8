/** The form of one file of content: @rjsf/core goes through the schema, and these templates say how it looks. */
// The package's index asks for another validator, for its own tests.
import Form from '@rjsf/core/lib/components/Form.js';
import {
  ADDITIONAL_PROPERTY_FLAG,
  type ArrayFieldItemTemplateProps,
  type ArrayFieldTemplateProps,
  type FieldTemplateProps,
  type ObjectFieldTemplateProps,
  type RJSFSchema,
  type ValidatorType,
  type UiSchema,
} from '@rjsf/utils';
import { createContext, Fragment, type KeyboardEvent, type ReactNode, useContext } from 'react';
import { Icon } from '../../components/ui/icon.tsx';
import { emptyOf, entryName, type Name, schemas } from './content.ts';
import { attend, focusOn, goTo, goToNew } from './go-to.ts';
import { Choice, Label, Text } from './inputs.tsx';
import { OpeningHours } from './opening-hours.tsx';
import { countErrors, Messages, ProblemsContext } from './problems.tsx';
import { edit, editAt, get, set, tell, useEditor, valueAt } from './state.ts';
import { withoutPage } from './tasks.ts';

/** What Zod and the rules of the content say is at each field; the form itself judges nothing. */
const validator: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({}),
};

/** A text in a list needs no label to be seen: it has the list's. */
const InRow = createContext(false);

const OFFER = ['originalPrice', 'discount'];

const isGroup = ({ type }: RJSFSchema) => type === 'object' || type === 'array';

function Field({
  id,
  label,
  children,
  schema,
  uiSchema,
  required,
  rawDescription,
  hidden,
}: FieldTemplateProps) {
  const isInRow = useContext(InRow);
  const name = id.split('.').at(-1)!;
  // Numbers follow by themselves, and so does the name of a category.
  if (hidden || name === 'id') return null;
  if (isGroup(schema) || uiSchema?.['ui:field']) return children;
  return (
    <div className="field">
      <Label id={id} help={rawDescription} className={isInRow ? 'unseen' : undefined}>
        {label.replace(/-(\d+)$/, ' $1')}
        {!required && !OFFER.includes(name) && <small> (optional)</small>}
      </Label>
      {children}
      <Messages id={id} />
    </div>
  );
}

/** The whole file has its name above the form, and an entry of a list has its own on its bar. */
const Bare = createContext(false);

/** An offer begins and ends with both of its fields. */
function OfferSwitch({ id, isOn }: { id: string; isOn: boolean }) {
  const toggle = () => {
    const [originalPrice, discount] = isOn ? [undefined, undefined] : ['', ''];
    editAt(id, { ...(valueAt(id) as object), originalPrice, discount });
    if (!isOn) goTo(`${id}.originalPrice`);
  };
  return (
    <label className="switch">
      <input type="checkbox" checked={isOn} onChange={toggle} />
      On offer: an old price, struck through, and a discount
    </label>
  );
}

function Group({
  title,
  fieldPathId,
  properties,
  schema,
  formData,
  optionalDataControl,
}: ObjectFieldTemplateProps) {
  const isWhole = fieldPathId.path.length === 0;
  const isBare = useContext(Bare) || isWhole;
  const isPage = ADDITIONAL_PROPERTY_FLAG in schema;
  const id = fieldPathId.$id;
  if (optionalDataControl && valueAt(id) === undefined)
    return <Optional id={id} title={title} schema={schema} />;
  const hasOffer = OFFER.every((name) => schema.properties?.[name]);
  const isOnOffer = OFFER.some(
    (name) => (formData as Record<string, unknown> | undefined)?.[name] !== undefined,
  );
  const fields = (
    <>
      {schema.description && <p className="help">{schema.description}</p>}
      <Messages id={id} />
      <Bare value={false}>
        {properties.map(({ name, content }) => (
          <Fragment key={name}>
            {hasOffer && name === OFFER[0] && <OfferSwitch id={id} isOn={isOnOffer} />}
            {(!hasOffer || isOnOffer || !OFFER.includes(name)) && content}
          </Fragment>
        ))}
      </Bare>
      {optionalDataControl && !isPage && !isWhole && <Optional id={id} title={title} schema={schema} />}
      {isPage && <RemovePage id={id} />}
    </>
  );
  return isBare ? (
    fields
  ) : (
    <Fold id={id} title={isPage ? entryName(formData, 0) : title}>
      {fields}
    </Fold>
  );
}

const RemovePage = ({ id }: { id: string }) => (
  <button type="button" onClick={() => edit(withoutPage(get().contents, id.split('.')[1]!), 'pages')}>
    Remove this page, and the links to it in the footer
  </button>
);

/** Adds what content may leave out, or leaves it out again. */
function Optional({ id, title, schema }: { id: string; title: string; schema: RJSFSchema }) {
  const isThere = valueAt(id) !== undefined;
  const toggle = () => {
    editAt(id, isThere ? undefined : emptyOf(schema));
    if (isThere) focusOn(`${id}-add`);
    // After @rjsf/core has drawn it: until then the button that adds it has its place.
    else setTimeout(() => goToNew(id));
  };
  return (
    <button type="button" id={isThere ? undefined : `${id}-add`} className="add" onClick={toggle}>
      {isThere ? 'Leave out' : 'Add'}: {title}
    </button>
  );
}

/** What opens and closes by its bar. Its content is made only while it is open, which keeps typing fast. */
function Fold({
  id,
  title,
  children,
  tools,
}: {
  id: string;
  title: string;
  children: ReactNode;
  tools?: ReactNode;
}) {
  const isOpen = useEditor().open.has(id);
  const toggle = () => {
    const open = new Set(get().open);
    if (!open.delete(id)) open.add(id);
    set({ open });
    attend(id);
  };
  const count = useProblemCount(id);
  return (
    <div id={id} className="fold" role="group" aria-label={title}>
      <div className="bar">
        <button type="button" id={`${id}-bar`} className="bar-title" aria-expanded={isOpen} onClick={toggle}>
          <Icon name="chevronDown" className="sign" />
          {title}
          {count && <span className="count">{count}</span>}
        </button>
        {tools}
      </div>
      {isOpen && <div className="inside">{children}</div>}
    </div>
  );
}

function useProblemCount(id: string) {
  const problems = useContext(ProblemsContext);
  return countErrors(problems.filter((one) => `${one.id}.`.startsWith(`${id}.`)));
}

/** Whether a list has as many entries as its layout has places: they can be moved, and no more. */
const IsFull = createContext(false);

/** Whether a list has no more entries than it must have. */
const IsLeast = createContext(false);

function List({
  title,
  items,
  canAdd,
  fieldPathId,
  schema,
  formData,
  optionalDataControl,
}: ArrayFieldTemplateProps) {
  const id = fieldPathId.$id;
  if (optionalDataControl && valueAt(id) === undefined)
    return <Optional id={id} title={title} schema={schema} />;
  const entry = schema.items as RJSFSchema;
  const isFull = schema.minItems === schema.maxItems && items.length === schema.maxItems;
  const add = (at = items.length) => {
    editAt(id, ((formData ?? []) as unknown[]).toSpliced(at, 0, emptyOf(entry)));
    // After @rjsf/core has drawn the entries anew.
    setTimeout(() => goToNew(`${id}.${at}`));
  };
  /** In a list of texts, Enter begins the next one. */
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isGroup(entry) || !(event.target as Element).matches('input, textarea'))
      return;
    event.preventDefault();
    const next = Number((event.target as Element).id.split('.').at(-1)) + 1;
    if (valueAt(`${id}.${next}`) === '') goTo(`${id}.${next}`);
    else if (canAdd && !isFull) add(next);
  };
  return (
    <Fold id={id} title={`${title} (${items.length})`}>
      {schema.description && <p className="help">{schema.description}</p>}
      <Messages id={id} />
      {/* The fields in it are pressed, not the list. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ol className="list" onKeyDown={press}>
        <IsFull value={isFull}>
          <IsLeast value={items.length <= (schema.minItems ?? 0)}>{items}</IsLeast>
        </IsFull>
      </ol>
      {!isFull && (
        <button type="button" className="add" disabled={!canAdd} onClick={() => add()}>
          Add another {entry.title?.toLowerCase()}
        </button>
      )}
      {!canAdd && !isFull && (
        <p className="help">There is room for {schema.maxItems}. Remove one to add another.</p>
      )}
      {optionalDataControl && <Optional id={id} title={title} schema={schema} />}
    </Fold>
  );
}

const upSign = <Icon name="arrowUp" className="sign" />;
const downSign = <Icon name="arrowUp" className="sign upside-down" />;
const removeSign = <Icon name="x" className="sign" />;

/** Entries that are open stay open: what is open is known by its number. */
function renumber(listId: string, to: (at: number) => number | undefined) {
  const start = `${listId}.`;
  const open = [...get().open].flatMap((id) => {
    if (!id.startsWith(start)) return id;
    const [at, ...rest] = id.slice(start.length).split('.');
    const next = to(Number(at));
    return next === undefined ? [] : [listId, next, ...rest].join('.');
  });
  set({ open: new Set(open) });
}

function Item({ children, buttonsProps, index, totalItems, schema }: ArrayFieldItemTemplateProps) {
  const { onCopyItem, onMoveUpItem, onMoveDownItem, onRemoveItem, canAdd, fieldPathId } = buttonsProps;
  // @rjsf/core draws an entry anew only when its own data change.
  useEditor();
  const name = entryName(valueAt(fieldPathId.$id), index, schema.title);
  const listId = fieldPathId.$id.replace(/\.\d+$/, '');
  const isFull = useContext(IsFull);
  const isLeast = useContext(IsLeast);
  const entryAt = (at: number) => `${listId}.${at}`;
  const move = (change: () => void, to: number, label: string) => {
    change();
    renumber(listId, (at) => (at === index ? to : at === to ? index : at));
    focusOn(`${entryAt(to)} ${label}`, `${entryAt(to)}-bar`, `${listId}-bar`);
  };
  const copy = () => {
    onCopyItem();
    renumber(listId, (at) => (at > index ? at + 1 : at));
    focusOn(`${entryAt(index + 1)}-bar`, entryAt(index + 1));
  };
  const remove = () => {
    onRemoveItem();
    renumber(listId, (at) => (at === index ? undefined : at > index ? at - 1 : at));
    focusOn(`${entryAt(index)}-bar`, entryAt(index), `${listId}-bar`);
    tell(`“${name}” is removed. “Undo” brings it back.`);
  };
  const tool = (label: string, sign: ReactNode, change: () => void, isOff = false) => (
    <button
      type="button"
      id={`${fieldPathId.$id} ${label}`}
      aria-label={`${label}: ${name}`}
      title={label}
      disabled={isOff}
      onClick={change}
    >
      {sign}
    </button>
  );
  const tools = (
    <div className="tools">
      {tool('Move up', upSign, () => move(onMoveUpItem, index - 1, 'Move up'), index === 0)}
      {tool(
        'Move down',
        downSign,
        () => move(onMoveDownItem, index + 1, 'Move down'),
        index === totalItems - 1,
      )}
      {!isFull && tool('Copy', 'Copy', copy, !canAdd)}
      {!isFull && tool('Remove', removeSign, remove, isLeast)}
    </div>
  );
  if (!isGroup(schema))
    return (
      <li className="row">
        <InRow value={true}>{children}</InRow>
        {tools}
      </li>
    );
  return (
    <li>
      <Fold id={fieldPathId.$id} title={name} tools={tools}>
        <Bare value={true}>{children}</Bare>
      </Fold>
    </li>
  );
}

const templates = {
  FieldTemplate: Field,
  ObjectFieldTemplate: Group,
  ArrayFieldTemplate: List,
  ArrayFieldItemTemplate: Item,
  ButtonTemplates: { SubmitButton: () => null },
};

const widgets = {
  TextWidget: Text,
  SelectWidget: Choice,
  TextareaWidget: Text,
  EmailWidget: Text,
  URLWidget: Text,
};
const fields = { OpeningHours };

const uiSchema: UiSchema = {
  hours: { times: { 'ui:field': 'OpeningHours' } },
  'ui:globalOptions': { copyable: true, enableOptionalDataFieldForType: ['object', 'array'] },
};

export function ContentForm({ name }: { name: Name }) {
  const { contents } = useEditor();
  const content = contents[name];
  return (
    <Form
      tagName="div"
      schema={schemas[name]}
      uiSchema={uiSchema}
      formData={content}
      idPrefix={name}
      idSeparator="."
      validator={validator}
      noValidate
      templates={templates}
      widgets={widgets}
      fields={fields}
      experimental_defaultFormStateBehavior={{
        arrayMinItems: { populate: 'never' },
        emptyObjectFields: 'skipDefaults',
      }}
      // Without a field it is the form itself that would tidy up.
      onChange={({ formData }, id) => id && edit({ [name]: formData as unknown }, id)}
      onFocus={attend}
    />
  );
}
