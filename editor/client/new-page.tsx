/** A new page of text begins with its title: its address, its link in the footer and its first section follow. */
import { type FormEvent, useState } from 'react';
import { goToNew } from './go-to.ts';
import { addPage } from './state.ts';

export function NewPage() {
  const [title, setTitle] = useState('');
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (!title.trim()) return;
    goToNew(addPage(title.trim()));
    setTitle('');
  };
  return (
    <form className="field" onSubmit={add}>
      <label htmlFor="new-page">Title of a new page</label>
      <input
        id="new-page"
        type="text"
        maxLength={24}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
      <button type="submit" className="add">
        Add the page, with a link in the footer
      </button>
    </form>
  );
}
