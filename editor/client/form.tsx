/** The form: walks through the fields of a file, and renders each by its kind. */
import { Plus, Trash2, X } from 'lucide-react';
import { concerns } from '../../tools/content-check/questions.ts';
import { DraftHead } from './drafts.tsx';
import { removePage } from './edits.ts';
import { buttonId } from './element-ids.ts';
import { emptyOf, type Field, hasParts } from './fields.ts';
import { Fold, Tool } from './fold.tsx';
import { focusOn, goToAdded } from './go-to.ts';
import { Help } from './inputs.tsx';
import { List } from './list.tsx';
import { PhotoField } from './photo-field.tsx';
import { Messages } from './problems.tsx';
import { useEditor } from './store.ts';
import { Value } from './value.tsx';
import { setValue } from './write.ts';

/** A field of any kind, with all that is in it. */
function Part({ field }: { field: Field }) {
  const { kind, value, isRequired } = field;
  if (!hasParts(field)) return <Value field={field} />;
  if (kind === 'photo') return <PhotoField field={field} />;
  if (value === undefined) return <Add field={field} />;
  if (!isRequired) return <Optional field={field} />;
  return (
    <Fold field={field}>
      <Fields field={field} />
    </Fold>
  );
}

/** An optional group or list, or a page that the owner has added, with the button that removes it. */
function Optional({ field }: { field: Field }) {
  const { id, name } = field;
  const isPage = id === `pages.${name}`;
  const leaveOut = () => {
    setValue(id, undefined);
    focusOn(buttonId(id, 'Add'));
  };
  const tool = isPage ? (
    <Tool
      label="Remove this page, and the links to it"
      of={field}
      icon={Trash2}
      onClick={() => removePage(name)}
    />
  ) : (
    <Tool label="Leave out" of={field} icon={X} onClick={leaveOut} />
  );
  return (
    <Fold field={field} tools={tool} head={isPage && <DraftHead of={field} canHide />}>
      <Fields field={field} />
    </Fold>
  );
}

/** The fields of a group or the entries of a list, without a fold around them. */
export function Fields({ field }: { field: Field }) {
  const current = useEditor((state) => state.field);
  const group = field.value as Parameters<typeof concerns>[1];
  const isShown = ({ id, name, value }: Field) =>
    value !== undefined || id === current || concerns(name, group);
  return (
    <>
      <Help field={field} />
      <Messages id={field.id} />
      {field.kind === 'list' ? (
        <List field={field} fieldsOf={(entry) => <Fields field={entry} />} />
      ) : (
        field.parts.filter(isShown).map((part) => <Part key={part.id} field={part} />)
      )}
    </>
  );
}

/** The button that adds an optional group or list. */
function Add({ field: { id, label, schema } }: { field: Field }) {
  const add = () => {
    setValue(id, emptyOf(schema));
    goToAdded(id);
  };
  return (
    <button type="button" id={buttonId(id, 'Add')} className="border-dashed" onClick={add}>
      <Plus /> {label}
    </button>
  );
}
