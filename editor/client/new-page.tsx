/** A new page of text begins with its title: its address, its link in the footer and its first section follow. */
import { type FormEvent, useState } from 'react';
import { goToNew } from './go-to.ts';
import { edit, get } from './state.ts';
import { withPage } from './tasks.ts';

export function NewPage() {
  const [title, setTitle] = useState('');
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (!title.trim()) return;
    const { field, changed } = withPage(get().contents, title.trim());
    edit(changed, field);
    setTitle('');
    goToNew(field);
  };
  return (
    <form className="field" onSubmit={add}>
      <label>
        Title of a new page
        <input type="text" maxLength={24} value={title} onChange={({ target }) => setTitle(target.value)} />
      </label>
      <button type="submit">Add the page, with a link in the footer</button>
    </form>
  );
}
