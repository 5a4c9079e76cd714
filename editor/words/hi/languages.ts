import type { Table } from '../translatable.ts';

export const languages: Table = {
  'Other languages': 'दूसरी भाषाएँ',
  'Each English sentence of your website, and what guests read in its place. Without a sentence they read the English one.':
    'आपकी वेबसाइट का हर अंग्रेज़ी वाक्य, और उसकी जगह मेहमान क्या पढ़ते हैं। वाक्य न हो तो वे अंग्रेज़ी पढ़ते हैं।',
  'The languages cannot be shown just now. Reload the editor in a moment.':
    'भाषाएँ अभी नहीं दिखाई जा सकतीं। थोड़ी देर में एडिटर फिर से लोड कीजिए।',
  'The website is in [language]': 'वेबसाइट इस भाषा में है: [language]',
  '[language] is on. Guests see it once you publish.':
    '[language] चालू है। प्रकाशित करने पर मेहमानों को दिखेगी।',
  '[language] is off. Guests no longer see it once you publish.':
    '[language] बंद है। प्रकाशित करने पर मेहमानों को नहीं दिखेगी।',
  '[language] is complete.': '[language] पूरी है।',
  'All of [language] was read by a native speaker': '[language] की सारी बातें किसी मातृभाषी ने पढ़ लीं',
  'Then they are no longer drafts. You can undo this under “What was saved”.':
    'तब वे ड्राफ़्ट नहीं रहेंगे। इसे “क्या सेव हुआ” में वापस लिया जा सकता है।',
  'Yes, all of them': 'हाँ, सभी',
  'No, not yet': 'नहीं, अभी नहीं',
  'Switch [language] off until it is read': 'पढ़े जाने तक [language] बंद करें',
  'Language to show': 'कौन-सी भाषा दिखाएँ',
  'Sentences to show': 'कौन-से वाक्य दिखाएँ',
  'To do': 'करना है',
  Missing: 'छूटे हुए',
  'Still right?': 'अब भी सही?',
  Drafts: 'ड्राफ़्ट',
  All: 'सब',
  'No longer on the website': 'अब वेबसाइट पर नहीं',
  'Search in every language': 'हर भाषा में खोजें',
  'No sentence here.': 'यहाँ कोई वाक्य नहीं।',
  'Nothing is left to do here: every sentence is translated.':
    'यहाँ करने को कुछ बाक़ी नहीं: हर वाक्य का अनुवाद है।',
  'Show [count] more': '[count] और दिखाएँ',
  '[language]: [count] left.': '[language]: [count] बाक़ी।',
  '[language]: complete.': '[language]: पूरी।',
  'This page shows in [language] once [count] more sentences are translated.':
    '[count] और वाक्यों का अनुवाद होने पर यह पेज इस भाषा में दिखेगा: [language]।',
  'This page shows in [language] once 1 more sentence is translated.':
    '1 और वाक्य का अनुवाद होने पर यह पेज इस भाषा में दिखेगा: [language]।',
  'A page shows in a language once four fifths of it are translated; until then guests see it in English.':
    'पेज के पाँच में से चार हिस्सों का अनुवाद होने पर वह उस भाषा में दिखता है; तब तक मेहमान उसे अंग्रेज़ी में देखते हैं।',
  '[language]: [sentence]': '[language]: [sentence]',
  'Where it is used: [place]': 'कहाँ इस्तेमाल होता है: [place]',
  'Not translated: guests read English.': 'अनुवाद नहीं: मेहमान अंग्रेज़ी पढ़ते हैं।',
  'Not translated here: guests read what is said elsewhere.':
    'यहाँ अनुवाद नहीं: मेहमान वही पढ़ते हैं जो बाक़ी जगहों पर है।',
  'The English was: “[was]”. Is this still right? Guests read English until you say so.':
    'अंग्रेज़ी यह थी: “[was]”। क्या यह अब भी सही है? आपके बताने तक मेहमान अंग्रेज़ी पढ़ते हैं।',
  'Still right': 'अब भी सही',
  'Still right in [language]: [sentence]': 'इस भाषा में अब भी सही – [language]: [sentence]',
  'A draft that no native speaker has read.': 'ड्राफ़्ट: किसी मातृभाषी ने अभी नहीं पढ़ा।',
  'Read: it is right': 'पढ़ लिया: सही है',
  'Read: it is right, in [language]: [sentence]': 'पढ़ लिया, सही है – [language]: [sentence]',
  '[facts] is missing. It stands for a fact of your inn and is filled in: write it with its brackets.':
    '[facts] नहीं है। इसकी जगह आपके यहाँ की जानकारी अपने आप भर जाती है: इसे चौकोर ब्रैकेट के साथ लिखिए।',
  'Translate it differently in one place': 'एक जगह अलग अनुवाद दें',
  'The same English can mean two things. Then one place can have a translation of its own.':
    'एक ही अंग्रेज़ी बात के दो मतलब हो सकते हैं। तब एक जगह का अपना अनुवाद हो सकता है।',
  'Translate it differently here: [place]': 'यहाँ अलग अनुवाद दें: [place]',
  'Only here: [place]': 'सिर्फ़ यहाँ: [place]',
  'Say the same as elsewhere': 'बाक़ी जगहों जैसा ही कहें',
  'Say the same as elsewhere: [sentence]': 'बाक़ी जगहों जैसा ही कहें: [sentence]',
  'Your website no longer says these sentences. Keep them if you may say them again; otherwise remove them.':
    'आपकी वेबसाइट पर ये वाक्य अब नहीं हैं। फिर काम आ सकते हों तो रखिए; नहीं तो हटा दीजिए।',
  'Remove: [sentence]': 'हटाएँ: [sentence]',
  'Remove all [count]': 'सभी [count] हटाएँ',
  'See this page in [language]': 'यह पेज इस भाषा में देखें: [language]',
  'The page in [language]': 'इस भाषा में पेज: [language]',
  'Your own sentences in [language], as they stand in the form, saved or not. What is missing stays English; so do buttons, dates and the like here, which your website translates by itself.':
    'इस भाषा में आपके अपने वाक्य: [language], जैसे वे फ़ॉर्म में हैं, सेव हों या न हों। जो नहीं है वह अंग्रेज़ी में रहता है; बटन, तारीख़ें वग़ैरह भी यहाँ अंग्रेज़ी में हैं, उन्हें आपकी वेबसाइट ख़ुद अनुवाद करती है।',
  'A table for a translator': 'अनुवादक के लिए सूची',
  'Save all sentences as a table, send it to whoever translates, and choose it here when it comes back. Excel, LibreOffice and Google Sheets open it; it should come back as CSV.':
    'सारे वाक्य सूची के रूप में सेव कीजिए, अनुवाद करने वाले को भेजिए, और लौटने पर यहाँ डालिए। Excel, LibreOffice और Google Sheets इसे खोलते हैं; लौटते समय यह CSV हो।',
  'Save the table': 'सूची सेव करें',
  'The table that came back': 'लौटी हुई सूची',
  'Choose a table': 'सूची चुनें',
  'to translate': 'to translate',
  'the English was: [was]': 'the English was: [was]',
  'a draft: please read': 'a draft: please read',
  English: 'English',
  Where: 'Where',
  Note: 'Note',
  sentences: 'sentences',
  'What this table changes': 'यह सूची क्या बदलेगी',
  '[count] new sentences': '[count] नए वाक्य',
  '[count] changed sentences': '[count] बदले हुए वाक्य',
  '[count] as they are': '[count] जैसे थे वैसे',
  '[count] lines whose English is not on the website: they are left out':
    '[count] पंक्तियाँ जिनकी अंग्रेज़ी वेबसाइट पर नहीं: वे छोड़ी जाती हैं',
  '[count] lines whose English has changed since: guests read English until you say that they are still right':
    '[count] पंक्तियाँ जिनकी अंग्रेज़ी बाद में बदली: आपके “अब भी सही” बताने तक मेहमान अंग्रेज़ी पढ़ेंगे',
  '[count] sentences lack a fact in brackets; look for them after saving':
    '[count] वाक्यों में चौकोर ब्रैकेट वाली जानकारी नहीं है; सेव करने के बाद उन्हें देखिए',
  'Whoever wrote this table grew up with the language and has read every line: these are no longer drafts':
    'यह सूची लिखने वाले की मातृभाषा यही है और उसने हर पंक्ति पढ़ी है: अब कोई ड्राफ़्ट नहीं',
  'Save these changes': 'ये बदलाव सेव करें',
  'The table is saved. You can undo it under “What was saved”.':
    'सूची सेव हो गई। इसे “क्या सेव हुआ” में वापस लिया जा सकता है।',
  'The table is not saved yet: see what is to correct, or press Save.':
    'सूची अभी सेव नहीं हुई: देखिए क्या सुधारना है, या “सेव करें” दबाइए।',
  'All of this table is here already: there is nothing to change.':
    'इस सूची में वही है जो यहाँ पहले से है: बदलने को कुछ नहीं।',
  'This is an Excel file. In Excel choose “Save as” and “CSV UTF-8”, in Google Sheets “Download” and “Comma-separated values”; then choose that file here.':
    'यह Excel फ़ाइल है। Excel में “Save as” और “CSV UTF-8”, Google Sheets में “Download” और “Comma-separated values” चुनिए; फिर वह फ़ाइल यहाँ चुनिए।',
  'The letters of this table cannot be read. Save it once more as CSV in Unicode: in Excel choose “CSV UTF-8”.':
    'इस सूची के अक्षर पढ़े नहीं जा रहे। इसे Unicode CSV में फिर सेव कीजिए: Excel में “CSV UTF-8” चुनिए।',
  'This file is far larger than any table of sentences. Choose the table that you saved here.':
    'यह फ़ाइल वाक्यों की किसी भी सूची से बहुत बड़ी है। यहाँ से सेव की हुई सूची चुनिए।',
  'This is not a table. Choose the CSV file that came back from your translator.':
    'यह सूची नहीं है। अनुवादक से लौटी CSV फ़ाइल चुनिए।',
  'The table has no column “English”. Its first line names the columns: English, then each language, such as [language].':
    'सूची में “English” कॉलम नहीं है। पहली पंक्ति में कॉलमों के नाम होते हैं: English, फिर हर भाषा, जैसे [language]।',
  'The table has no column for a language of your website. Its first line names the columns, such as English and [language].':
    'सूची में आपकी वेबसाइट की किसी भाषा का कॉलम नहीं है। पहली पंक्ति में कॉलमों के नाम होते हैं, जैसे English और [language]।',
  'There is nothing in this table but its first line.': 'इस सूची में पहली पंक्ति के सिवा कुछ नहीं।',
  'For a native speaker who reads it': 'पढ़ने वाले मातृभाषी के लिए',
  'Save these notes to send along': 'साथ भेजने के लिए ये बातें सेव करें',
  'notes-for-readers.txt': 'notes-for-readers.txt',
  'Names first: the inn, the rooms, the streets and places. Are they written as people there write them?':
    'पहले नाम: होटल, कमरे, सड़कें और जगहें। क्या वे वैसे लिखे हैं जैसे वहाँ के लोग लिखते हैं?',
  'Then prices, hours and rules: is anything promised that the English does not say? Figures stay as they are.':
    'फिर दाम, समय और नियम: क्या कोई ऐसा वादा हो गया जो अंग्रेज़ी में नहीं? अंक वैसे ही रहें।',
  'Is every guest spoken to politely and plainly, as at a good reception, and nowhere as in an office?':
    'क्या हर मेहमान से अदब से और सीधी बात हुई है, जैसे अच्छे रिसेप्शन पर, दफ़्तर की तरह कहीं नहीं?',
  'Then everything around the forms: the buttons, the hints, what is said when something is missing.':
    'फिर फ़ॉर्मों के आस-पास सब: बटन, सुझाव, और कुछ छूटने पर जो कहा जाता है।',
  'Words in [brackets] stand for facts of the inn and stay as they are; put them where they belong in the sentence.':
    '[brackets] जैसे चौकोर ब्रैकेट वाले शब्द की जगह होटल की जानकारी आती है, वे वैसे ही रहते हैं; उन्हें वाक्य में सही जगह रखिए।',
  'Then the rest, page by page. Read aloud what is long: where you stumble, a guest does too.':
    'फिर बाक़ी, पेज दर पेज। जो लंबा है उसे बोलकर पढ़िए: जहाँ आप अटकें, मेहमान भी अटकेगा।',
  'If you are unsure, write the sentence as you would say it at the desk. Shorter is better.':
    'शक हो तो वाक्य वैसे लिखिए जैसे आप रिसेप्शन पर बोलेंगे। छोटा हो तो बेहतर।',
  '[language]: [count] left to translate, [drafts] still drafts.':
    '[language]: [count] का अनुवाद बाक़ी, [drafts] अभी ड्राफ़्ट।',
  '[language] is complete; still drafts: [drafts].': '[language] पूरी है; अभी ड्राफ़्ट: [drafts]।',
  'Has somebody who grew up with [language] read all drafts ([count])?':
    'क्या किसी ऐसे ने, जिसकी मातृभाषा [language] है, सारे ड्राफ़्ट ([count]) पढ़ लिए?',
  '1 new sentence': '1 नया वाक्य',
  '1 changed sentence': '1 बदला हुआ वाक्य',
  '1 as it is': '1 जैसा था वैसा',
  '1 line whose English is not on the website: it is left out':
    '1 पंक्ति जिसकी अंग्रेज़ी वेबसाइट पर नहीं: वह छोड़ी जाती है',
  '1 line whose English has changed since: guests read English until you say that it is still right':
    '1 पंक्ति जिसकी अंग्रेज़ी बाद में बदली: आपके “अब भी सही” बताने तक मेहमान अंग्रेज़ी पढ़ेंगे',
  '1 sentence lacks a fact in brackets; look for it after saving':
    '1 वाक्य में चौकोर ब्रैकेट वाली जानकारी नहीं है; सेव करने के बाद उसे देखिए',
};
